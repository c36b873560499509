import { type CSSVariablesResolver, createTheme } from '@mantine/core'
import { cssVariables, greenRamp, neutralRamp, radii, tokens } from '#charts/tokens.ts'

/** Mantine's part of the design language. Its sizes assume a root of 16 px; ours is 14 at the small setting. */
export const theme = createTheme({
  scale: 16 / 14,
  colors: { green: [...greenRamp], gray: [...neutralRamp] },
  primaryColor: 'green',
  primaryShade: { light: 6, dark: 4 },
  fontFamily: tokens.light['font-family'],
  radius: {
    xs: `${radii.check}px`,
    sm: `${radii.control}px`,
    md: `${radii.box}px`,
    lg: `${radii.card}px`,
  },
  defaultRadius: 'sm',
  respectReducedMotion: true,
})

/** The product's tokens as CSS variables, and Mantine's own names pointed at them. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-color-body': 'var(--canvas)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-default': 'var(--canvas)',
    '--mantine-color-default-hover': 'var(--subtle)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--control)',
    '--mantine-color-dimmed': 'var(--ink3)',
    '--mantine-color-placeholder': 'var(--ink3)',
    '--mantine-color-anchor': 'var(--accent)',
    '--mantine-color-error': 'var(--error)',
    '--mantine-primary-color-filled': 'var(--accent)',
    '--mantine-primary-color-filled-hover': 'var(--accent-hover)',
    '--mantine-primary-color-light': 'var(--accent-soft)',
    '--mantine-primary-color-contrast': 'var(--accent-text)',
    '--mantine-shadow-md': 'var(--shadow-float)',
    '--mantine-shadow-xl': 'var(--shadow-float)',
  },
  light: cssVariables('light'),
  dark: cssVariables('dark'),
})
