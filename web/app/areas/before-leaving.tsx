import { createRoot } from 'react-dom/client'
import { Link } from 'wouter'
import { message } from '#domain/message/message.ts'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { Stack, Text } from '#web/kit/layout.tsx'
import { pageLanguage } from '#web/language/current-language.ts'
import { loadGroup } from '#web/language/loaded-texts.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Waiting } from '#web/device/waiting.ts'
import { outbox } from '#web/keeping/outbox-state.ts'
import { keptEntries, ownName } from '#web/memory/kept.ts'

/** Something that stands on this device alone, with where it can be saved. */
interface Unsaved {
  /** Empty: it has none yet. */
  readonly title: string
  readonly href: string
}

/** What waits and is asked about; documents are found by their drafts, and of views nobody decides. */
const ASKED_ABOUT: ReadonlySet<Waiting['kind']> = new Set(['comment', 'form', 'topic'])

/** Whether somebody goes: at once when the account has everything, else when they say so. */
export async function mayLeave(account: number): Promise<boolean> {
  const unsaved = [
    ...keptEntries().flatMap(([key, text]) => unsavedIn(key, text, account) ?? []),
    ...outbox
      .get()
      .filter((waiting) => waiting.account === account && ASKED_ABOUT.has(waiting.kind))
      .map(({ title }) => ({ title, href: '/on-this-device' })),
  ]
  return unsaved.length === 0 || (await agreed(unsaved))
}

/** A draft that its author has not saved. Only its name is read here; the page that opens it reads all of it. */
function unsavedIn(key: string, text: string, account: number): Unsaved | null {
  const names = ['draft-', 'dashboard-', 'report'].map((name) => ownName(account, name))
  const [canvas = '', , report] = names
  if (text === '' || !names.some((name) => key.startsWith(name))) return null
  try {
    const { document, values, version, keptAt, saved, account: inAccount } = JSON.parse(text)
    if (key === report) {
      // It goes to the account by itself; only where that failed is it asked about.
      const has = inAccount ? JSON.stringify(inAccount.saved) : JSON.stringify({ ...document, blocks: [] })
      return has === JSON.stringify(document)
        ? null
        : { title: String(document.title), href: '/report/draft' }
    }
    if (document) {
      const href =
        version === 0 ? `/document/new?kind=${document.kind}` : `/document/${key.slice(canvas.length)}/edit`
      return { title: String(document.title), href }
    }
    if (keptAt === null) return null
    const href = `/my-dashboard/details${saved ? `?edit=${saved.id}` : ''}`
    return { title: String(values.name).trim(), href }
  } catch {
    // A draft that cannot be read cannot be saved.
    return null
  }
}

async function agreed(unsaved: readonly Unsaved[]): Promise<boolean> {
  await Promise.all([loadGroup(pageLanguage.get().code, 'accounts'), loadGroup('en', 'accounts')])
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const close = (goes: boolean) => {
    root.unmount()
    place.remove()
    resolve(goes)
  }
  root.render(<LeaveDialog unsaved={unsaved} onDecide={close} />)
  return promise
}

interface LeaveDialogProps {
  readonly unsaved: readonly Unsaved[]
  readonly onDecide: (goes: boolean) => void
}

function LeaveDialog({ unsaved, onDecide }: LeaveDialogProps) {
  const { text } = useLanguage()
  return (
    <ConfirmDialog
      title={text(message('area.not-all-saved'))}
      keep={text(message('settings.stay'))}
      action={text(message('area.log-out-remove'))}
      onConfirm={() => onDecide(true)}
      onClose={() => onDecide(false)}
    >
      <Stack gap={12}>
        <Text>{text(message('area.here-alone'))}</Text>
        <ul>
          {unsaved.map(({ title, href }) => (
            <li key={href}>
              <Link href={href} onClick={() => onDecide(false)}>
                <bdi>{title || text(message('area.nameless'))}</bdi>
              </Link>
            </li>
          ))}
        </ul>
        <Text>{text(message('area.removes'))}</Text>
      </Stack>
    </ConfirmDialog>
  )
}
