import { IconArrowRight, IconCheck, IconLayoutBoard } from '@tabler/icons-react'
import { WithCatalogue } from '#web/controls/with-catalogue.tsx'
import { LinkButton } from '#web/kit/button.tsx'
import { Grid, Row, Stack, Text } from '#web/kit/layout.tsx'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { OwnDashboards } from './landing/own-dashboards-list.tsx'
import { PublicDashboards } from './landing/public-dashboards.tsx'
import classes from './landing/landing.module.css'

/** Where one begins a dashboard, goes on with one, or reads those of others (specification §2). */
export default function CustomLandingPage() {
  const own = useOwnAccount()
  return (
    <div className={classes.page}>
      <Grid className={classes.top}>
        <div>
          <h1>Make a dashboard of your own</h1>
          <Text tone="soft" size={16} above={8} widest="72ch">
            Choose the indicators, sources, places and years that your work needs. Every figure keeps its
            source, its interval and its link, on the screen and on paper.
          </Text>
          <Grid columns={2} narrow={700} gap={32} className={classes.ways}>
            <Stack gap={12} across="start">
              <Row gap={10} align="center" aria-hidden="true" className={classes.dots}>
                {[1, 2, 3, 4, 5].map((step) => (
                  <span key={step} data-done={step < 3 || undefined}>
                    {step < 3 ? <IconCheck size={13} /> : step}
                  </span>
                ))}
              </Row>
              <h2>In five steps</h2>
              <Text tone="soft" widest="56ch">
                Choose from lists; the sections are made for you. Your draft is kept as you go.
              </Text>
              <LinkButton kind="primary" href="/my-dashboard/details">
                Start with five steps <IconArrowRight size={16} aria-hidden="true" />
              </LinkButton>
            </Stack>
            <Stack gap={12} across="start">
              <IconLayoutBoard size={26} stroke={1.3} aria-hidden="true" />
              <h2>On a free canvas</h2>
              <Text tone="soft" widest="56ch">
                Put figures, tables and text where you want them, block by block, in two columns.
              </Text>
              <LinkButton href="/document/new">
                Open an empty canvas <IconArrowRight size={16} aria-hidden="true" />
              </LinkButton>
            </Stack>
          </Grid>
        </div>
        <aside aria-label="Your dashboards" className={classes.own}>
          {own.status === 'signed-in' ? (
            <OwnDashboards />
          ) : (
            <Stack gap={12} across="start">
              <h2>Your dashboards</h2>
              <Text tone="soft">
                With an account your dashboards are kept, on every device. Nobody else sees a draft or a
                private dashboard.
              </Text>
              <LinkButton href="/custom/login">Login/Register</LinkButton>
            </Stack>
          )}
        </aside>
      </Grid>
      <section aria-labelledby="how">
        <h2 id="how">How it works</h2>
        <Grid as="ol" className={classes.how}>
          {HOW.map(({ title, text }, at) => (
            <Row key={title} as="li" gap={16} align="start">
              <Text as="span" size={20} weight={650} aria-hidden="true">
                {at + 1}
              </Text>
              <div>
                <Text weight={600}>{title}</Text>
                <Text tone="soft">{text}</Text>
              </div>
            </Row>
          ))}
        </Grid>
      </section>
      <WithCatalogue what="the public dashboards and reports">
        {(catalogue) => <PublicDashboards catalogue={catalogue} />}
      </WithCatalogue>
    </div>
  )
}

const HOW = [
  {
    title: 'Choose what matters',
    text: 'Indicators, sources, levels and years. Where a figure is missing you see it before you build.',
  },
  {
    title: 'Put it in order',
    text: 'Drag or use the keyboard. The figures are the real ones from the first moment.',
  },
  {
    title: 'Keep it or share it',
    text: 'Private by default. Print, PDF, DOCX, a link, or a frame in another page.',
  },
]
