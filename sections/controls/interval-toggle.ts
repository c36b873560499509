import { message } from '#domain/message/message.ts'
import type { Toggle } from '#sections/definition/control.ts'

/** Draws the published intervals or leaves them out. */
export function intervalToggle(on: boolean): Toggle<{ readonly intervals: boolean }> {
  return {
    control: 'toggle',
    label: message('controls.intervals'),
    on,
    change: (intervals) => ({ intervals }),
  }
}
