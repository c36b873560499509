import { message } from '#domain/message/message.ts'
import { WithCatalogue } from '#web/controls/with-catalogue.tsx'
import type { Clash } from '#web/editing/clash.ts'
import { later } from '#web/kit/later.tsx'
import { keep, reportSession, useReport } from './report-state.ts'

const Conflict = later(async () => (await import('../editor/conflict/conflict.tsx')).Conflict)

/** In the place of the report: somebody saved in between, and its author chooses. */
export function ReportClash({ clash }: { readonly clash: Clash }) {
  const { history, account } = useReport()
  return (
    <WithCatalogue what={message('widgets.indicator-list')}>
      {({ reference }) => (
        <Conflict
          key={clash.version}
          clash={clash}
          mine={history.now.document}
          id={account?.id ?? ''}
          reference={reference}
          onSave={async (together) => {
            await reportSession.save(together)
            keep()
          }}
          onClose={reportSession.leaveClash}
        />
      )}
    </WithCatalogue>
  )
}
