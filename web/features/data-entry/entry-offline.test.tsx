import { fireEvent } from '@testing-library/dom'
import { screen, waitFor, within } from '@testing-library/preact'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { EntryFormRow } from '#contract/data-entry/entry-forms.ts'
import type { EntryCells } from '#domain/data-entry/entry-cell.ts'
import { Problem } from '#domain/problem.ts'
import type { AskedCall, MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { CATALOGUE_ANSWERS } from '#tests/components/made-up-catalogue.ts'
import { fullDevice } from '#tests/components/full-device.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { saidBeforeKept } from '#tests/components/said-before-kept.ts'
import { withoutWorker, withWorker } from '#tests/components/with-worker.ts'
import { formIn } from '#web/device/waiting-content.ts'
import { outbox } from '#web/keeping/outbox-state.ts'
import { look, sendUnsent } from '#web/keeping/outbox.ts'
import { theDatabase } from '#web/keeping/the-database.ts'
import { ownAccountNow } from '#web/queries/own-account.ts'
import { queryClient } from '#web/queries/query-client.ts'
import DataEntryPage from './data-entry-page.tsx'

const FORM = '/data-entry/forms/{datasource}/{location}/{period}'
const [READ, SAVE, SEND] = [`GET ${FORM}`, `PUT ${FORM}`, `POST ${FORM}/send`] as const

/** A server with one form whose line a test cuts. */
class MadeUpOffice {
  hasLine = true
  /** Takes what is sent, and its answers do not arrive. */
  losesAnswers = false
  version = 0
  cells: EntryCells = {}
  isOpen = true
  readonly notes: string[] = []

  #answer<T>(answer: () => T): T {
    if (!this.hasLine) throw new TypeError('Failed to fetch')
    return answer()
  }

  get answers(): MadeUpAnswers {
    return {
      ...CATALOGUE_ANSWERS,
      'GET /data-entry/choices': {
        sources: [{ id: 2, kind: 'year', newest: '2023', has_parts: true }],
        places: [{ id: 8, name: 'Northland', level: 3, parent: 2 }],
      },
      'GET /data-entry/tasks': { results: [] },
      [READ]: () => this.#answer(() => this.form),
      [SAVE]: ({ body }: AskedCall) =>
        this.#answer(() => {
          const sent = body as { version: number; cells: EntryCells }
          if (!this.isOpen || sent.version !== this.version) return new Problem('changed-meanwhile', 'Other.')
          this.version += 1
          this.cells = sent.cells
          if (this.losesAnswers) throw new TypeError('Failed to fetch')
          return { version: this.version, changed_at: '2024-05-03T08:00:00.000Z' }
        }),
      [SEND]: ({ body }: AskedCall) =>
        this.#answer(() => {
          this.notes.push((body as { note: string }).note)
          this.version += 1
          this.isOpen = false
          return { id: 12 } as never
        }),
    }
  }

  get form(): EntryFormRow {
    const last = { period: '2023', value: 40 }
    return {
      ...{ datasource: 2, location: 8, location_name: 'Northland', period: '2024', submission: null },
      rows: [{ indicator: 7, last, former: last, usual: null, other: null, published: null, computed: null }],
      ...{
        version: this.version,
        cells: this.cells,
        is_open: this.isOpen,
        may_enter: true,
        reopened_why: '',
      },
      ...{ changed_by: 'ada', is_own: true, changed_at: null, tasks: [], last_time: null },
    }
  }
}

const open = (office: MadeUpOffice) =>
  openPart(<DataEntryPage />, {
    answers: office.answers,
    at: '/data-entry?datasource=2&location=8&period=2024',
  })
const cell = () => screen.findByRole('textbox', { name: 'Warm coats' })
const waits = () => outbox.get().map((waiting) => [waiting.title, formIn(waiting)?.note ?? null])

/** Sends what waits, as the page does when the line is back. */
async function lineIsBack(office: MadeUpOffice): Promise<void> {
  office.hasLine = true
  const own = ownAccountNow()
  if (own.status === 'signed-in') await sendUnsent(own.account.id)
}

/** Types without a line, and sends for approval with a remark. */
async function sendWithoutLine(office: MadeUpOffice) {
  const opened = await open(office)
  const box = await cell()
  office.hasLine = false
  await opened.user.type(box, '41')
  await opened.user.click(screen.getByRole('button', { name: 'Review and send' }))
  const dialog = await screen.findByRole('dialog', { name: 'Review and send' })
  await opened.user.type(await within(dialog).findByRole('textbox'), 'Two clinics came late.')
  await opened.user.click(within(dialog).getByRole('button', { name: 'Send for approval' }))
  await screen.findByText('These figures wait on this device. They go for approval when the network is back.')
  return opened
}

beforeEach(async () => {
  localStorage.clear()
  await theDatabase().transactions.clear()
  await look()
})
afterEach(withoutWorker)

test('a draft is said to go later once it waits, so that its page may be closed at once', async () => {
  withWorker()
  const office = new MadeUpOffice()
  const { user } = await open(office)
  const box = await cell()
  office.hasLine = false
  const words = /^Draft kept on this device\. It goes to your account/
  const said = saidBeforeKept(words)
  await user.type(box, '4')
  await screen.findByText(words)
  expect(said).toEqual([false])
})

test('a draft that no line took waits, is listed, and waits no more once its page has saved it', async () => {
  const { woken } = withWorker()
  const office = new MadeUpOffice()
  const { user } = await open(office)
  const box = await cell()
  office.hasLine = false
  await user.type(box, '41')
  await waitFor(() => expect(waits()).toEqual([['Northland, 2024', null]]))
  await waitFor(() => expect(woken).toContain('msdat-outbox'))
  office.hasLine = true
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(office.cells['7']?.text).toBe('41'))
  await waitFor(() => expect(waits()).toEqual([]))
  expect(office.version).toBe(1)
})

test('whoever loses the answer to what was kept and types on is not asked about their own figure', async () => {
  withWorker()
  const office = new MadeUpOffice()
  const { user, unmount } = await open(office)
  const box = await cell()
  office.losesAnswers = true
  await user.type(box, '4')
  await waitFor(() => expect([office.cells['7']?.text, waits()]).toEqual(['4', [['Northland, 2024', null]]]))
  office.hasLine = false
  await user.type(box, '1')
  // The page is opened again without a line: what was typed stands there.
  unmount()
  const again = await open(office)
  expect(await cell()).toHaveProperty('value', '41')
  await again.user.type(await cell(), '.5')
  Object.assign(office, { hasLine: true, losesAnswers: false })
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(office.cells['7']?.text).toBe('41.5'))
  expect(screen.queryByText(/Keep the one typed here/)).toBeNull()
  expect(office.version).toBe(2)
})

test('what was kept in the account stands in the form that opens without a line', async () => {
  const office = new MadeUpOffice()
  const { user, unmount } = await open(office)
  await user.type(await cell(), '41')
  await waitFor(() => expect(office.cells['7']?.text).toBe('41'))
  await screen.findByText(/^Draft kept on this device and in your account/)
  unmount()
  office.hasLine = false
  // As a page does that is loaded anew.
  queryClient.clear()
  await open(office)
  expect(await cell()).toHaveProperty('value', '41')
})

test('a device without room says that what is typed stands on this page only, until the account has it', async () => {
  const office = new MadeUpOffice()
  const { user } = await open(office)
  const box = await cell()
  office.hasLine = false
  const makeRoom = fullDevice()
  await user.type(box, '41')
  await screen.findByText(/^This device has no room to keep what you write\./)
  expect(screen.queryByText(/kept on this device/i)).toBeNull()
  office.hasLine = true
  await user.type(box, '.5')
  await screen.findByText(/^Draft kept on this device and in your account/)
  expect(office.cells['7']?.text).toBe('41.5')
  makeRoom()
})

test('sent for approval without a line a form waits, takes nothing meanwhile, and goes once with its remark', async () => {
  withWorker()
  const office = new MadeUpOffice()
  const { unmount } = await sendWithoutLine(office)
  expect(waits()).toEqual([['Northland, 2024', 'Two clinics came late.']])
  expect(screen.queryByRole('textbox', { name: 'Warm coats' })).toBeNull()
  // The page is opened again, still without a line: what waits stays as it was.
  unmount()
  outbox.set([])
  await open(office)
  await screen.findByText('These figures wait on this device. They go for approval when the network is back.')
  expect(waits()).toEqual([['Northland, 2024', 'Two clinics came late.']])
  await lineIsBack(office)
  expect([office.notes, office.cells['7']?.text, office.version]).toEqual([
    ['Two clinics came late.'],
    '41',
    2,
  ])
  await screen.findByText(/^These figures are published|^These figures wait for a decision/)
  expect(waits()).toEqual([])
})

test('a form that waits to be sent is edited again, and is a draft until it is sent anew', async () => {
  withWorker()
  const office = new MadeUpOffice()
  const { user } = await sendWithoutLine(office)
  await user.click(screen.getByRole('button', { name: 'Edit them again' }))
  await user.type(await cell(), '.5')
  await waitFor(() => expect(waits()).toEqual([['Northland, 2024', null]]))
  office.hasLine = true
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(office.cells['7']?.text).toBe('41.5'))
  expect(office.notes).toEqual([])
})

test('changed meanwhile by somebody else, a form that waited is looked over before it is sent', async () => {
  withWorker()
  const office = new MadeUpOffice()
  const { unmount } = await sendWithoutLine(office)
  unmount()
  Object.assign(office, { version: 3, cells: { '7': { text: '39', reason: '', isZero: false } } })
  await lineIsBack(office)
  expect([office.notes, office.cells['7']?.text]).toEqual([[], '39'])
  const { user } = await open(office)
  await screen.findByText('Somebody changed this form meanwhile. Look it over, then send it.')
  await user.click(await screen.findByRole('button', { name: 'Keep the one typed here' }))
  await waitFor(() => expect(office.cells['7']?.text).toBe('41'))
})

test('where the device may keep nothing, the form says that the account does not have it yet', async () => {
  const office = new MadeUpOffice()
  const { user } = await open(office)
  const box = await cell()
  office.hasLine = false
  await user.type(box, '41')
  await user.click(screen.getByRole('button', { name: 'Review and send' }))
  expect(await screen.findByText(/^The account does not have this draft yet/)).toBeTruthy()
  expect(waits()).toEqual([])
})
