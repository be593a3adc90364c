import { become, login, request } from "./people";

/** Whether browser and address allow passkeys: over https, or on localhost. */
export function passkeysWork(): boolean {
  const near = location.protocol === "https:" || location.hostname === "localhost";
  return near && typeof PublicKeyCredential !== "undefined" && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

/** Keep oneself by a passkey of this device. */
export async function makePasskey(): Promise<boolean> {
  const options = await request<PublicKeyCredentialCreationOptionsJSON>("POST", "me/passkeys/options");
  if (!options) return false;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await unlessRefused(navigator.credentials.create({ publicKey }));
  return credential !== null && become("POST", "me/passkeys", { credential, label: device() });
}

/** Be whoever has a passkey on this device; `sure` is asked where a guest would be lost. */
export async function usePasskey(sure: (text: string) => Promise<boolean>): Promise<boolean> {
  const options = await request<PublicKeyCredentialRequestOptionsJSON>("POST", "passkeys/options");
  if (!options) return false;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await unlessRefused(navigator.credentials.get({ publicKey }));
  return credential !== null && login("passkeys/login", { credential }, sure);
}

/** What kind of device this is; it tells passkeys apart. */
function device(): string {
  return /iPhone|iPad|Android|Windows|Macintosh|CrOS|Linux/.exec(navigator.userAgent)?.[0] ?? "";
}

/** Whoever closes the browser's dialog has changed their mind: nothing happens. */
async function unlessRefused(asked: Promise<Credential | null>): Promise<unknown> {
  try {
    const made = await asked;
    return made instanceof PublicKeyCredential ? made.toJSON() : null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
