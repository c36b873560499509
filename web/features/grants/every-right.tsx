import type { GrantRow } from '#contract/admin/grants.ts'
import { LinkButton } from '#web/kit/button.tsx'
import { ListedRecords } from '#web/kit/records/listed-records.tsx'
import type { Column } from '#web/kit/table/table.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { useList } from '#web/queries/use-list.ts'
import { useNarrowing } from '#web/queries/use-narrowing.ts'
import { GivenRights } from './given-rights.tsx'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Language } from '#domain/message/language.ts'

const PAGE_SIZE = 50

const FIRST = { page: 1 }

const personIn = (text: Language['text']): Column<GrantRow> => ({
  title: text(message('rights.person')),
  names: true,
  cell: ({ account }) => (
    <a href={personAddress(account.id)}>
      <bdi>{account.name}</bdi>
    </a>
  ),
})

/** Where what one person may do is shown. */
export function personAddress(id: number): string {
  return `/admin#/rights?person=${id}`
}

/** Everybody who may do something that does not come with their role, the newest right first. */
export function EveryRight() {
  const { text } = useLanguage()
  const { narrowed, narrow, turnTo } = useNarrowing(FIRST)
  const list = useList('GET /grants', { size: PAGE_SIZE, page: narrowed.page }, turnTo)
  return (
    <>
      <RecordsHead
        title={text(message('rights.title'))}
        lead={text(message('rights.lead'))}
        actions={
          <LinkButton kind="primary" href="/admin#/users">
            {text(message('rights.find'))}
          </LinkButton>
        }
      />
      <ListedRecords
        list={list}
        what={text(message('rights.rights-inside'))}
        listName={text(message('rights.rights'))}
        empty={text(message('rights.none'))}
        onPage={(page) => narrow({ page })}
      >
        {(rows) => <GivenRights rows={rows} first={personIn(text)} />}
      </ListedRecords>
    </>
  )
}
