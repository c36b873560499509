/** An icon of Tabler by its name there: `web/kit/icon-modules.ts` makes its component. */
declare module 'virtual:icon/*' {
  const icon: import('react').FunctionComponent<import('./icon.ts').IconProps>
  export default icon
}
