import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { Box, Grid, Row, Text } from '#web/kit/layout.tsx'
import type { AboutProps } from './about-props.ts'
import classes from './about.module.css'

/** The program areas with the count of their indicators; choosing one lists them. */
export function ProgramAreas({ catalogue, addressOf }: AboutProps) {
  const areas = useMemo(() => {
    const grouped = Map.groupBy(catalogue.reference.indicators.values(), ({ programArea }) => programArea)
    return [...grouped].toSorted(([, a], [, b]) => b.length - a.length)
  }, [catalogue])
  const [chosen, choose] = useState<string | null>(null)
  const shown = areas.find(([area]) => area === chosen)
  return (
    <Box as="section" above={32} ruled={28} id="program-areas" aria-labelledby="program-areas-title">
      <h2 id="program-areas-title">Program areas</h2>
      <Text above={2} tone="soft">
        Indicators in each area of this release. Select an area to list them.
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
              {area}
              <span>{indicators.length}</span>
            </Row>
          </li>
        ))}
      </Grid>
      {shown && (
        <div className={classes.areaList}>
          <h3>{shown[0]}</h3>
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
  if (address) return <Link href={address}>{indicator.fullName}</Link>
  return (
    <Text as="span" tone="faint">
      {indicator.fullName} (no figure in this release)
    </Text>
  )
}
