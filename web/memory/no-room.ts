import { store } from './store.ts'

/** Whether the device refused to keep what was written last, so that it stands on its page alone. */
export const noRoom = store(false)
