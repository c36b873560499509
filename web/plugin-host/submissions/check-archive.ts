import { PLUGIN_LIMITS } from '#domain/plugin/plugin-limits.ts'

/** The first bytes of a zip file. */
const ZIP = [0x50, 0x4b, 0x03, 0x04]

/** Why a chosen file cannot be a plugin, as far as this device can tell; null when it can. The server looks closer. */
export async function archiveProblem(file: File | null): Promise<string | null> {
  if (!file) return 'Choose the zip file of your plugin.'
  if (!/\.zip$/i.test(file.name)) return 'The file must be a .zip file.'
  if (file.size > PLUGIN_LIMITS.archive) {
    return `The file is larger than ${PLUGIN_LIMITS.archive / 1024 / 1024} MB.`
  }
  const first = new Uint8Array(await file.slice(0, ZIP.length).arrayBuffer())
  return ZIP.every((byte, index) => first[index] === byte) ? null : 'The file is not a zip archive.'
}
