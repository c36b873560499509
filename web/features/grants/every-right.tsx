import type { GrantRow } from '#contract/admin/grants.ts'
import { LinkButton } from '#web/kit/button.tsx'
import { ListedRecords } from '#web/kit/records/listed-records.tsx'
import type { Column } from '#web/kit/table/table.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { useList } from '#web/queries/use-list.ts'
import { useNarrowing } from '#web/queries/use-narrowing.ts'
import { GivenRights } from './given-rights.tsx'

const PAGE_SIZE = 50

const FIRST = { page: 1 }

const PERSON: Column<GrantRow> = {
  title: 'Person',
  names: true,
  cell: ({ account }) => (
    <a href={personAddress(account.id)}>
      <bdi>{account.name}</bdi>
    </a>
  ),
}

/** Where what one person may do is shown. */
export function personAddress(id: number): string {
  return `/admin#/rights?person=${id}`
}

/** Everybody who may do something that does not come with their role, the newest right first. */
export function EveryRight() {
  const { narrowed, narrow, turnTo } = useNarrowing(FIRST)
  const list = useList('GET /grants', { size: PAGE_SIZE, page: narrowed.page }, turnTo)
  return (
    <>
      <RecordsHead
        title="Rights"
        lead="What single people may do beside their role. To give somebody a right, find them among the users."
        actions={
          <LinkButton kind="primary" href="/admin#/users">
            Find somebody
          </LinkButton>
        }
      />
      <ListedRecords
        list={list}
        what="rights"
        listName="the rights"
        empty="Nobody has a right beside their role."
        onPage={(page) => narrow({ page })}
      >
        {(rows) => <GivenRights rows={rows} first={PERSON} />}
      </ListedRecords>
    </>
  )
}
