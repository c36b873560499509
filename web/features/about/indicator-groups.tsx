import { useState } from 'react'
import { Link } from 'wouter'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName } from '#domain/message/value.ts'
import { Box, Grid, Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './about.module.css'
import type { AddressOf } from './about-props.ts'

export interface IndicatorGroup {
  readonly key: string
  readonly name: string
  readonly indicators: readonly Indicator[]
}

interface IndicatorGroupsProps {
  /** The anchor of the section. */
  readonly id: string
  readonly title: string
  readonly about: string
  readonly groups: readonly IndicatorGroup[]
  /** Each leads to the next, so that their order says something. */
  readonly isChain?: boolean
  readonly addressOf: AddressOf
  /** Whether some source has a figure of the indicator. */
  readonly isHeld: (indicator: number) => boolean
}

/** Groups of indicators with how many each has; choosing one lists them. */
export function IndicatorGroups({
  id,
  title,
  about,
  groups,
  isChain = false,
  addressOf,
  isHeld,
}: IndicatorGroupsProps) {
  const { text } = useLanguage()
  const [chosen, choose] = useState<string | null>(null)
  const shown = groups.find(({ key }) => key === chosen)
  return (
    <Box as="section" above={32} ruled={24} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <Text above={2} tone="soft" widest="80ch">
        {about}
      </Text>
      <Grid as={isChain ? 'ol' : 'ul'} className={classes.areas} data-chain={isChain || undefined}>
        {groups.map(({ key, name, indicators }) => (
          <li key={key}>
            <Row
              as="button"
              type="button"
              align="center"
              justify="between"
              aria-expanded={key === chosen}
              onClick={() => choose(key === chosen ? null : key)}
            >
              {name}
              <Text as="span" tone="soft" figures>
                {indicators.length}
              </Text>
            </Row>
          </li>
        ))}
      </Grid>
      {shown && (
        <div className={classes.areaList}>
          <h3>{shown.name}</h3>
          {shown.indicators.length === 0 && <Text tone="soft">{text(message('about.none-of-kind'))}</Text>}
          <ul>
            {shown.indicators.map((indicator) => (
              <li key={indicator.id}>
                <IndicatorName
                  indicator={indicator}
                  address={addressOf(indicator.id)}
                  isHeld={isHeld(indicator.id)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Box>
  )
}

interface IndicatorNameProps {
  readonly indicator: Indicator
  readonly address: string | null
  readonly isHeld: boolean
}

function IndicatorName({ indicator, address, isHeld }: IndicatorNameProps) {
  const { text } = useLanguage()
  const about = { indicator: indicatorName(indicator) }
  if (address) return <Link href={address}>{text(about.indicator, 'full')}</Link>
  return (
    <Text as="span" tone="faint">
      {text(message(isHeld ? 'about.indicator-nowhere' : 'about.indicator-without', about))}
    </Text>
  )
}
