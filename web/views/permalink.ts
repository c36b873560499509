import { serialiseView } from '#charts/view-address.ts'
import type { View } from '#charts/view.ts'

/** The address of one figure, which draws the same view anywhere. */
export function permalink(view: View): string {
  return `${window.location.origin}/figure?${serialiseView(view).replaceAll('%2C', ',')}`
}
