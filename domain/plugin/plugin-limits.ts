/** How large a submitted plugin may be. Checked before anything of it is unpacked. */
export const PLUGIN_LIMITS = {
  /** Bytes of the zip file. */
  archive: 2 * 1024 * 1024,
  /** Files and folders in it. */
  entries: 200,
  /** Bytes of all files together, unpacked. */
  unpacked: 10 * 1024 * 1024,
  /** How many times larger than packed a file may be. */
  ratio: 100,
  /** Characters of a path, and folders in it. */
  path: 160,
  depth: 8,
  /** Sites that a plugin may ask to reach. */
  sites: 5,
} as const
