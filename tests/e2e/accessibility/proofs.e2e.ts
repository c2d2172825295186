import { standFor } from '../support/stand-for.js';
import { expect, test } from '../support/test.js';
import { createPointerDriver } from '../../surfaces/pointer-driver.js';
import { createKeyboardDriver } from './keyboard-driver.js';
import { watchDrags } from './find-drags.js';
import { installPageKit } from './page-kit.js';
import { PLANTED_FAULTS } from './planted-faults.js';
import { openPlantedTag } from './planted-tag.js';
import { refuseRepeats } from './refuse-repeats.js';
import { watchFocus } from './watch-focus.js';
import { watchLiveRegions } from './watch-live-regions.js';

test.beforeEach(async ({ page }) => {
  await installPageKit(page);
  await watchDrags(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const { name, check, faulty, sound, css = '', arm, says } of PLANTED_FAULTS) {
  test(`the check detects ${name}`, async ({ page }) => {
    const open = async (markup: string): Promise<void> => {
      await openPlantedTag(page, `<style>${css}</style>${markup}`);
      if (arm) await page.evaluate(arm);
    };
    await open(sound);
    expect(await check(page)).toEqual([]);
    await open(faulty);
    expect(await check(page)).toContainEqual(expect.stringMatching(says));
  });
}

/** The ways in which a focused control can disappear. */
const NAVIGATIONS = [
  { how: 'removed', act: (button: HTMLElement) => button.remove() },
  { how: 'disabled', act: (button: HTMLElement) => button.setAttribute('disabled', '') },
  { how: 'hidden', act: (button: HTMLElement) => button.setAttribute('hidden', '') },
] as const;

for (const { how, act } of NAVIGATIONS) {
  test(`the check detects focus loss because the button is ${how}`, standFor([how]), async ({ page }) => {
    const falls = await watchFocus(page);
    await openPlantedTag(page, '<button>A</button><p>B</p>');
    const button = page.getByRole('button');
    await button.focus();
    await page.getByText('B').click();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    // Clicking an empty area loses the focus deliberately.
    expect(falls).toEqual([]);
    await button.focus();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await button.evaluate(act);
    await expect.poll(() => falls).toEqual(['the focus fell to the page from planted-tag button "A"']);
  });
}

test('the check detects a message that is announced twice', async ({ page }) => {
  const announced = await watchLiveRegions(page);
  await openPlantedTag(page, '<p role="status"></p><p>not said</p>');
  const announce = (text: string): Promise<void> =>
    page.getByRole('status').evaluate((region, words) => void (region.textContent = words), text);
  for (const text of ['saved', 'saved', '', 'saved']) await announce(text);
  await expect.poll(() => announced).toEqual(['saved', 'saved']);
});

test('the check detects a value that is requested twice', async ({ page }) => {
  await openPlantedTag(page, '<label>A <input></label> <label>B <input></label>');
  const driver = refuseRepeats(createPointerDriver(page));
  await driver.fill('A', 'ada@example.com');
  await expect(driver.fill('B', 'ada@example.com')).rejects.toThrow('B is asked for again');
});

test('the check detects a control that the Tab key does not reach', async ({ page }) => {
  await openPlantedTag(page, '<button>A</button><button tabindex="-1">B</button>');
  const driver = createKeyboardDriver(page, { buttonKey: 'Enter' });
  await driver.press('A');
  await expect(driver.press('B')).rejects.toThrow('The Tab key does not lead to');
});
