import { createRoot } from 'react-dom/client'
import { Link } from 'wouter'
import { unsavedDashboards } from '#web/features/custom-dashboards/wizard/unsaved-drafts.ts'
import { draftsOf } from '#web/documents/editor/drafts.ts'
import { isUnsavedReport, keptReport } from '#web/documents/report/kept-report.ts'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { Stack, Text } from '#web/kit/layout.tsx'
import { InEnglish } from '#web/language/in-english.tsx'

/** Something that stands on this device alone, with where it can be saved. */
interface Unsaved {
  readonly title: string
  readonly href: string
}

/** Whether somebody goes: at once when the account has everything, else when they say so. */
export async function mayLeave(account: number): Promise<boolean> {
  const unsaved = [...draftsOf(account), ...unsavedDashboards(account), ...(await unsavedReport(account))]
  return unsaved.length === 0 || (await agreed(unsaved))
}

/** A report goes to the account by itself; only where that fails is it asked about. */
async function unsavedReport(account: number): Promise<readonly Unsaved[]> {
  const kept = keptReport(account)
  if (!kept || !isUnsavedReport(kept)) return []
  const { saveReportOf } = await import('#web/documents/report/save-report.ts')
  return (await saveReportOf(account)) ? [] : [{ title: kept.document.title, href: '/report/draft' }]
}

function agreed(unsaved: readonly Unsaved[]): Promise<boolean> {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const close = (goes: boolean) => {
    root.unmount()
    place.remove()
    resolve(goes)
  }
  root.render(
    <InEnglish>
      <ConfirmDialog
        title="Not everything is in your account"
        keep="Stay signed in"
        action="Log out and remove it"
        onConfirm={() => close(true)}
        onClose={() => close(false)}
      >
        <Stack gap={12}>
          <Text>What you changed here is on this device alone. Open it to save it:</Text>
          <ul>
            {unsaved.map(({ title, href }) => (
              <li key={href}>
                <Link href={href} onClick={() => close(false)}>
                  <bdi>{title}</bdi>
                </Link>
              </li>
            ))}
          </ul>
          <Text>
            Logging out removes it from this device, so that whoever uses it next does not see it. It cannot
            be brought back.
          </Text>
        </Stack>
      </ConfirmDialog>
    </InEnglish>,
  )
  return promise
}
