import { mount } from "svelte";
import App from "./App.svelte";
import { keepPages } from "./lib/kept";
import "./theme.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
addEventListener("load", () => void keepPages().catch(() => undefined));
