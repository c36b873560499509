import { useMemo, useState } from 'react'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { day } from '#domain/message/value.ts'
import { Row, Text } from '#web/kit/layout.tsx'
import { Said } from '#web/language/said.tsx'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { type Counts, dashboardCounts } from './dashboard-counts.ts'
import classes from './footer.module.css'
import { contactAddress } from '#domain/front/front.ts'
import { siteFront } from '#web/memory/front.ts'
import { type Message, message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { later } from '#web/kit/later.tsx'

const SourceListDialog = later(async () => (await import('./source-list-dialog.tsx')).default, {
  form: 'note',
})

/** The end of every page: how much stands behind it, how new it is, and who made it. */
export function Footer({ dashboard }: { readonly dashboard?: CatalogueDashboard | undefined }) {
  const { text } = useLanguage()
  const catalogue = useResource(catalogueResource)
  const [open, setOpen] = useState(false)
  const value = catalogue.status === 'ready' ? catalogue.value : null
  const counts = useMemo(() => (value ? dashboardCounts(value, dashboard) : null), [value, dashboard])
  return (
    <Row as="footer" wrap align="center" gap={32} rows={6} screen className={classes.footer}>
      <OfFront />
      {value && counts && (
        <p>
          <Said what={countWords(counts)} />{' '}
          <Text
            as="button"
            type="button"
            bare
            tone="accent"
            className={classes.all}
            onClick={() => setOpen(true)}
            onPointerEnter={SourceListDialog.intend}
          >
            {text(message('shell.view-all'))}
          </Text>
        </p>
      )}
      {value && <p>{text(message('shell.updated', { date: day(value.release.published_at) }))}</p>}
      <p>
        {text(message('shell.built-with'))} <span aria-hidden="true">♥</span>
        <span className="sr-only">{text(message('shell.love'))}</span>{' '}
        {text(message(siteFront.product ? 'shell.built-msdat' : 'shell.built-by'))}
      </p>
      <p className={classes.credit}>{text(message('shell.boundaries'))}</p>
      {open && counts && <SourceListDialog counts={counts} onClose={() => setOpen(false)} />}
    </Row>
  )
}

/** Whose product it is at this site, what they say, and where readers may turn. */
function OfFront() {
  const { agency, footer, contact } = siteFront
  const address = contactAddress(contact)
  return (
    <>
      {agency && <p>{agency}</p>}
      {footer && <p>{footer}</p>}
      {address && (
        <p>
          <a href={address}>{contact}</a>
        </p>
      )}
    </>
  )
}

/** How much there is; of how much only where some of it has no figure. */
function countWords({ indicators, sources }: Counts): Message {
  const [[filled, all], [filledSources, allSources]] = [indicators, sources]
  return message('shell.counts', {
    all: filled === all && filledSources === allSources ? 'yes' : 'no',
    indicators: filled,
    indicators_of: all,
    sources: filledSources,
    sources_of: allSources,
  })
}
