/** A short message that goes away by itself (specification of accounts §8 and §9: at the bottom, five seconds). */
export interface Toast {
  readonly kind: 'success' | 'error'
  readonly title: string
  readonly text?: string
}

/** Shows a message without taking the focus. What draws it is loaded with the first one. */
export async function showToast(toast: Toast): Promise<void> {
  const { drawToast } = await import('./toast-region.tsx')
  drawToast(toast)
}
