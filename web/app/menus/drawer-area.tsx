import { useLocation } from 'wouter'
import type { AreaGroup } from '#catalogue/page.ts'
import { message } from '#domain/message/message.ts'
import { named } from '#domain/message/value.ts'
import { Row, Text } from '#web/kit/layout.tsx'
import { useHash } from '#web/kit/use-hash.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useHolder } from '#web/queries/own-account.ts'
import { AREA_ICONS } from '../areas/area-icons.ts'
import { useAreaNumbers } from '../areas/area-numbers.ts'
import { inGroups, slugIn, viewsFor } from '../areas/area-views.ts'
import { AccountAnchor } from './account-links.tsx'
import classes from './side-drawer.module.css'

/** The menu of the administration, in the drawer of small screens, where it is open. */
export function DrawerArea({ onClose }: { readonly onClose: () => void }) {
  const [path] = useLocation()
  return path === '/admin' ? <AdminViews onClose={onClose} /> : null
}

function AdminViews({ onClose }: { readonly onClose: () => void }) {
  const { text } = useLanguage()
  const current = slugIn(useHash())
  const numbers = useAreaNumbers()
  const groups = inGroups(viewsFor('admin', useHolder()))
  const nameOf = (group: AreaGroup | null) => text(group ? named(group) : message('area.administration'))
  return (
    <>
      {groups.map(({ group, views }) => (
        <section key={group ?? ''} aria-label={nameOf(group)}>
          <h3 className={classes.heading}>{nameOf(group)}</h3>
          {views.map((view) => {
            const Icon = AREA_ICONS[view.icon]
            const count = numbers.of(view)
            return (
              <Row
                as={AccountAnchor}
                align="center"
                gap={12}
                key={view.slug}
                href={`/admin#/${view.slug}`}
                className={classes.entry}
                aria-current={view.slug === current ? 'page' : undefined}
                onFollow={onClose}
              >
                <Icon size={18} aria-hidden="true" className={classes.icon} />
                {text(named(view.title))}
                {count > 0 && (
                  <Text as="span" last tone="soft" size={13}>
                    {count}
                    <span className="sr-only"> {text(message('area.waiting'))}</span>
                  </Text>
                )}
              </Row>
            )
          })}
        </section>
      ))}
    </>
  )
}
