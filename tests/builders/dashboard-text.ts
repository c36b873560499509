import { EMPTY_DASHBOARD } from '#domain/document/document.ts'

/** An empty custom dashboard of this title, as the store holds its document. */
export function dashboardText(title: string): string {
  return JSON.stringify({ ...EMPTY_DASHBOARD, title })
}
