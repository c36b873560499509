import { store } from './store.ts'

/** Work on this page that is not saved yet: how to save it. Gives whether that worked. Null: there is none. */
export const unsavedWork = store<{ readonly save: () => Promise<boolean> } | null>(null)
