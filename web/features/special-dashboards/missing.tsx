import type { Missing } from '#catalogue/special-dashboards/special-dashboard.ts'
import { message } from '#domain/message/message.ts'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './special-dashboards.module.css'

/** Figures that readers look for here and no source in this release holds, with the body that would have to publish them. */
export function MissingHere({ missing }: { readonly missing: readonly Missing[] }) {
  const { text } = useLanguage()
  if (missing.length === 0) return null
  return (
    <section className={classes.missing}>
      <Text as="h2" size={14} weight={650}>
        {text(message('special.not-held'))}
      </Text>
      <Text as="dl" above={8}>
        {missing.map(({ what, filledBy }) => (
          <div key={what.id}>
            <Text as="dt" weight={550}>
              {text(what)}
            </Text>
            <Text above={2} below={8} as="dd" tone="soft">
              {text(filledBy)}
            </Text>
          </div>
        ))}
      </Text>
    </section>
  )
}
