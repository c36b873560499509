import { join } from 'node:path'
import { PROJECT } from '#server/platform/project-folder.ts'
import type { PaperOrder } from './order.ts'
import { Setter, SETTING_BOUNDS } from './setter.ts'

const setter = new Setter(join(PROJECT, 'server/paper/templates'), SETTING_BOUNDS)

/**
 * Sets a template of `server/paper/templates/` with its data on pages, tagged for readers aloud, with its type inside. Throws
 * `too-many-requests` when many wait, `invalid-input` for what is too large or takes too long.
 */
export function setPaper(order: PaperOrder): Promise<Uint8Array> {
  return setter.set(order)
}
