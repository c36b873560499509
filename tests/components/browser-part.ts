import { onTestFinished } from 'vitest'

/** Gives the browser a part that the DOM of this ring lacks or has otherwise (`permissions`, `geolocation`), until the test ends. */
export function browserPart(name: keyof Navigator, value: object): void {
  Object.defineProperty(navigator, name, { value, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, name))
}
