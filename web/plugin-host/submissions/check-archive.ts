import { PLUGIN_LIMITS } from '#domain/plugin/plugin-limits.ts'
import { message, type Value } from '#domain/message/message.ts'

/** The first bytes of a zip file. */
const ZIP = [0x50, 0x4b, 0x03, 0x04]

/** Why a chosen file cannot be a plugin, as far as this device can tell; null when it can. The server looks closer. */
export async function archiveProblem(file: File | null): Promise<Value | null> {
  if (!file) return message('submitted-plugins.choose-zip')
  if (!/\.zip$/i.test(file.name)) return message('submitted-plugins.must-zip')
  if (file.size > PLUGIN_LIMITS.archive) {
    return message('submitted-plugins.too-large', { most: PLUGIN_LIMITS.archive / 1024 / 1024 })
  }
  const first = new Uint8Array(await file.slice(0, ZIP.length).arrayBuffer())
  return ZIP.every((byte, index) => first[index] === byte) ? null : message('submitted-plugins.no-zip')
}
