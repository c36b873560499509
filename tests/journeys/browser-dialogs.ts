import type { Page } from 'playwright-core'

/** The texts of the browser's own dialogs, which a page of ours never opens: a hostile text that ran would. They are closed as they come. */
export function browserDialogs(page: Page): readonly string[] {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  return dialogs
}
