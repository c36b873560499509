import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { Box, Grid, Row, Text } from '#web/kit/layout.tsx'
import type { AboutProps } from './about-props.ts'
import classes from './about.module.css'
import { message } from '#domain/message/message.ts'
import { indicatorName, named } from '#domain/message/value.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** The program areas with the count of their indicators; choosing one lists them. */
export function ProgramAreas({ catalogue, addressOf }: AboutProps) {
  const { text } = useLanguage()
  const areas = useMemo(() => {
    const grouped = Map.groupBy(catalogue.reference.indicators.values(), ({ programArea }) => programArea)
    return [...grouped].toSorted(([, a], [, b]) => b.length - a.length)
  }, [catalogue])
  const [chosen, choose] = useState<string | null>(null)
  const shown = areas.find(([area]) => area === chosen)
  return (
    <Box as="section" above={32} ruled={28} id="program-areas" aria-labelledby="program-areas-title">
      <h2 id="program-areas-title">{text(message('about.areas'))}</h2>
      <Text above={2} tone="soft">
        {text(message('about.areas-about'))}
      </Text>
      <Grid as="ul" className={classes.areas}>
        {areas.map(([area, indicators]) => (
          <li key={area}>
            <Row
              as="button"
              type="button"
              align="center"
              justify="between"
              aria-expanded={area === chosen}
              onClick={() => choose(area === chosen ? null : area)}
            >
              {text(named(area))}
              <span>{indicators.length}</span>
            </Row>
          </li>
        ))}
      </Grid>
      {shown && (
        <div className={classes.areaList}>
          <h3>{text(named(shown[0]))}</h3>
          <ul>
            {shown[1].map((indicator) => (
              <li key={indicator.id}>
                <IndicatorName indicator={indicator} address={addressOf(indicator.id)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Box>
  )
}

function IndicatorName({ indicator, address }: { indicator: Indicator; address: string | null }) {
  const { text } = useLanguage()
  if (address) return <Link href={address}>{text(indicatorName(indicator), 'full')}</Link>
  return (
    <Text as="span" tone="faint">
      {text(message('about.indicator-without', { indicator: indicatorName(indicator) }))}
    </Text>
  )
}
