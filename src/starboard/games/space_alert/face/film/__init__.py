"""The film as people see it: shot by shot, with sums, rays, and why something failed."""
