import { lazy, Suspense, useMemo, useState } from 'react'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { Coming } from '#web/kit/coming.tsx'
import { longDate } from '#web/kit/long-date.ts'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { dashboardCounts } from './dashboard-counts.ts'
import classes from './footer.module.css'

const loadList = () => import('./source-list-dialog.tsx')
const SourceListDialog = lazy(loadList)

/** The end of every page: how much stands behind it, how new it is, and who made it. */
export function Footer({ dashboard }: { readonly dashboard?: CatalogueDashboard | undefined }) {
  const catalogue = useResource(catalogueResource)
  const [open, setOpen] = useState(false)
  const value = catalogue.status === 'ready' ? catalogue.value : null
  const counts = useMemo(() => (value ? dashboardCounts(value, dashboard) : null), [value, dashboard])
  return (
    <footer className={classes.footer}>
      {value && counts && (
        <p>
          <strong>{counts.indicators.join('/')}</strong> Indicators,{' '}
          <strong>{counts.sources.join('/')}</strong> Data sources{' '}
          <button
            type="button"
            className={classes.all}
            onClick={() => setOpen(true)}
            onPointerEnter={() => void loadList()}
          >
            view all
          </button>
        </p>
      )}
      {value && <p>Last Updated {longDate(value.release.published_at)}</p>}
      <p>
        Built with <span aria-hidden="true">♥</span>
        <span className="sr-only">love</span> by eHealth4everyone
      </p>
      <p className={classes.credit}>Boundaries: OCHA / OSGOF, CC BY-IGO</p>
      {value && (
        <p className={classes.onlyPaper}>
          Release {value.release.number} · {window.location.href}
        </p>
      )}
      {open && counts && (
        <Suspense fallback={<Coming />}>
          <SourceListDialog counts={counts} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </footer>
  )
}
