import { serialiseView } from '#charts/view-address.ts'
import type { View } from '#charts/view.ts'

/** The address of one figure, which draws the same view anywhere. */
export function permalink(view: View): string {
  return `${window.location.origin}/figure?${serialiseView(view).replaceAll('%2C', ',')}`
}

/** Where and when a figure is read, as citations and files say it: at its address, today. */
export function readHere(view: View): { readonly address: string; readonly readOn: string } {
  return { address: permalink(view), readOn: new Date().toISOString() }
}
