import { store } from './store.ts'

/** A figure that another part of the page hands to the check of numbers, so that no address has to hold it. */
export interface HandedNumber {
  readonly figure: string
  readonly indicator: number
  readonly location: number
  /** ISO; null: not said. */
  readonly period: string | null
  readonly from: string
}

export const handedNumber = store<HandedNumber | null>(null)
