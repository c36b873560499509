import { useState } from 'react'
import { Link } from 'wouter'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { addressOf } from '#web/documents/list/document-state.ts'
import { Dialog } from '#web/kit/dialog.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { CustomDashboards } from './custom-dashboards.tsx'
import { DrawerAccount } from './drawer-account.tsx'
import { DrawerArea } from './drawer-area.tsx'
import { entryAddress, menuDashboards } from './menu-dashboards.ts'
import { useMenuAdditions } from './menu-additions.ts'
import { OptionDialogs, type OptionsDialog } from './option-dialogs.tsx'
import { useOptions } from './options-menu.tsx'
import { SOUGHT_PAGES } from './sought-pages.ts'
import classes from './side-drawer.module.css'
import { message } from '#domain/message/message.ts'
import { named } from '#domain/message/value.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface SideDrawerProps {
  readonly dashboard: CatalogueDashboard | undefined
  readonly onClose: () => void
}

/** The menus of small screens in one drawer: options first, then the dashboards in their groups. */
export default function SideDrawer({ dashboard, onClose }: SideDrawerProps) {
  const { text } = useLanguage()
  const [dialog, setDialog] = useState<OptionsDialog | null>(null)
  const options = useOptions(setDialog)
  const catalogue = useResource(catalogueResource)
  const additions = useMenuAdditions()
  return (
    <Dialog form="drawer" title={text(message('shell.menu'))} onClose={onClose}>
      <nav aria-label={text(message('shell.menu'))}>
        <DrawerArea onClose={onClose} />
        <DrawerAccount onClose={onClose} />
        <section aria-label={text(message('menus.sought'))}>
          <h3 className={classes.heading}>{text(message('menus.sought'))}</h3>
          {SOUGHT_PAGES.map(({ href, label }) => (
            <Row
              as={Link}
              align="center"
              gap={12}
              key={href}
              href={href}
              className={classes.entry}
              onClick={onClose}
            >
              {text(label)}
            </Row>
          ))}
        </section>
        {catalogue.status === 'ready' &&
          menuDashboards(catalogue.value, additions).map(({ title, entries }) => (
            <section key={title} aria-label={text(named(title))}>
              <h3 className={classes.heading}>{text(named(title))}</h3>
              {entries.map((entry) => (
                <Row
                  as={Link}
                  align="center"
                  gap={12}
                  key={entryAddress(entry)}
                  href={entryAddress(entry)}
                  className={classes.entry}
                  aria-current={!entry.address && entry.dashboard === dashboard?.name ? 'page' : undefined}
                  onClick={onClose}
                >
                  {text(named(entry.title))}
                </Row>
              ))}
            </section>
          ))}
        <CustomDashboards>
          {({ own, shared }) =>
            own.length + shared.length > 0 && (
              <section aria-label={text(message('menus.custom-dashboards'))}>
                <h3 className={classes.heading}>{text(message('menus.custom-dashboards'))}</h3>
                {[...own, ...shared].slice(0, MOST).map((row) => (
                  <Row
                    as={Link}
                    align="center"
                    gap={12}
                    key={row.id}
                    href={addressOf(row)}
                    className={classes.entry}
                    onClick={onClose}
                  >
                    {row.title}
                  </Row>
                ))}
              </section>
            )
          }
        </CustomDashboards>
        <h3 className={classes.heading}>{text(message('shell.options'))}</h3>
        {options.map(({ label, icon, hint, onSelect, opensDialog, keepsOpen }) => (
          <Row
            as="button"
            align="center"
            gap={12}
            key={label}
            type="button"
            className={classes.entry}
            disabled={onSelect === undefined}
            onClick={() => {
              onSelect?.()
              if (!opensDialog && !keepsOpen) onClose()
            }}
          >
            {icon}
            {label}
            {hint && (
              <Text as="span" last tone="faint" size={12}>
                {hint}
              </Text>
            )}
          </Row>
        ))}
      </nav>
      <OptionDialogs open={dialog} dashboard={dashboard} onClose={() => setDialog(null)} />
    </Dialog>
  )
}

/** How many custom dashboards the drawer lists; the account lists all. */
const MOST = 10
