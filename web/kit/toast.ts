import type { Toast } from './toast-region.tsx'

/** Shows a message without taking the focus. What draws it is loaded with the first one. */
export async function showToast(toast: Toast): Promise<void> {
  const { drawToast } = await import('./toast-region.tsx')
  drawToast(toast)
}
