import { createRoot } from 'react-dom/client'
import { Link } from 'wouter'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { Stack, Text } from '#web/kit/layout.tsx'
import { InEnglish } from '#web/language/in-english.tsx'
import { keptEntries, keptText, ownName } from '#web/memory/kept.ts'

/** Something that stands on this device alone, with where it can be saved. */
interface Unsaved {
  readonly title: string
  readonly href: string
}

/** Whether somebody goes: at once when the account has everything, else when they say so. */
export async function mayLeave(account: number): Promise<boolean> {
  const drafts = keptEntries().flatMap(([key, text]) => draftIn(key, text, account) ?? [])
  const unsaved = [...drafts, ...(await unsavedReport(account))]
  return unsaved.length === 0 || (await agreed(unsaved))
}

/** A draft that waits for its author to save it. Only its name is read here; what opens it reads all of it. */
function draftIn(key: string, text: string, account: number): Unsaved | null {
  const [canvas, steps] = [ownName(account, 'draft-'), ownName(account, 'dashboard-')]
  if (text === '' || !(key.startsWith(canvas) || key.startsWith(steps))) return null
  try {
    const { document, values, version, keptAt, saved } = JSON.parse(text)
    if (document) {
      const href =
        version === 0 ? `/document/new?kind=${document.kind}` : `/document/${key.slice(canvas.length)}/edit`
      return { title: String(document.title), href }
    }
    if (keptAt === null) return null
    const href = `/my-dashboard/details${saved ? `?edit=${saved.id}` : ''}`
    return { title: String(values.name).trim() || 'A dashboard without a name', href }
  } catch {
    // What cannot be read cannot be saved.
    return null
  }
}

/** A report goes to the account by itself; only where that fails is it asked about. */
async function unsavedReport(account: number): Promise<readonly Unsaved[]> {
  if (keptText(ownName(account, 'report')) === null) return []
  const { saveReportOf } = await import('#web/documents/report/save-report.ts')
  return (await saveReportOf(account))
    ? []
    : [{ title: 'The report that you are making', href: '/report/draft' }]
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
