import type { ComponentType } from 'react'
import { store } from './store.ts'

/** The bar that says what is read without a connection and what waits, once its code is here; null until then. */
export const detailedBar = store<ComponentType | null>(null)
