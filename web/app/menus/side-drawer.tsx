import { useState } from 'react'
import { Link } from 'wouter'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { Dialog } from '#web/kit/dialog.tsx'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { menuDashboards } from './find-in-catalogue.ts'
import { OptionDialogs, type OptionsDialog, useOptions } from './options-menu.tsx'
import classes from './side-drawer.module.css'

interface SideDrawerProps {
  readonly dashboard: CatalogueDashboard | undefined
  readonly onClose: () => void
}

/** The menus of small screens in one drawer: options first, then the dashboards in their groups. */
export default function SideDrawer({ dashboard, onClose }: SideDrawerProps) {
  const [dialog, setDialog] = useState<OptionsDialog | null>(null)
  const options = useOptions(setDialog)
  const catalogue = useResource(catalogueResource)
  return (
    <Dialog form="drawer" title="Menu" onClose={onClose}>
      <nav aria-label="Menu">
        {catalogue.status === 'ready' &&
          menuDashboards(catalogue.value).map(({ title, entries }) => (
            <section key={title} aria-label={title}>
              <h3 className={classes.heading}>{title}</h3>
              {entries.map((entry) => (
                <Link
                  key={entry.dashboard}
                  href={`/dashboard/${entry.dashboard}`}
                  className={classes.entry}
                  aria-current={entry.dashboard === dashboard?.name ? 'page' : undefined}
                  onClick={onClose}
                >
                  {entry.title}
                </Link>
              ))}
            </section>
          ))}
        <h3 className={classes.heading}>Options</h3>
        {options.map(({ label, icon, onSelect }) => (
          <button
            key={label}
            type="button"
            className={classes.entry}
            onClick={() => {
              onSelect()
              if (!OPENS_DIALOG.includes(label)) onClose()
            }}
          >
            {icon}
            {label}
          </button>
        ))}
      </nav>
      <OptionDialogs open={dialog} dashboard={dashboard} onClose={() => setDialog(null)} />
    </Dialog>
  )
}

/** These open on top of the drawer, which stays. */
const OPENS_DIALOG: readonly string[] = ['Share', 'View Plugins', 'Appearance']
