import { keepText, keptText } from '#web/memory/kept.ts'
import { store, useStore } from '#web/memory/store.ts'

/** Kept under the specification's name for the switch of this widget. */
const KEY = 'contextPlugin.hover'

const on = store(keptText(KEY) === 'true')

/** Whether figures are shown where names stand in the text. At first they are not. */
export function useMentionsOn(): boolean {
  return useStore(on)
}

export function setMentionsOn(next: boolean): void {
  keepText(KEY, String(next))
  on.set(next)
}
