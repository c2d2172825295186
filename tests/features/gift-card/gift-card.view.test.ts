import { beforeEach, describe, expect, it } from 'vitest';
import { GiftCard } from '../../../src/features/gift-card/gift-card.js';
import { forgetPage } from '../../support/forget-page.js';
import { renderView } from '../../support/render-view.js';
import { answer } from '../../support/scripted-fetch.js';

const open = () => renderView(GiftCard, { attributes: { flags: 'enableGiftCardLookup' } });

beforeEach(forgetPage);

describe('the gift card form', () => {
  it('unlocks the PIN and the button as the card is typed, and says what is missing', async () => {
    const view = await open();
    expect(view.field('PIN').readOnly).toBe(true);
    expect(view.describe(view.field('PIN'))).toBe('Available once the gift card number is complete');
    await view.type('Gift card number', '6060123456789012345');
    expect(view.field('Gift card number').value).toBe('6060 1234 5678 9012 345');
    expect(view.field('PIN').readOnly).toBe(false);
    expect(view.describe(view.button('Check balance'))).toBe('Enter the 6 digits of the PIN to continue.');
    expect(view.page.platform.announcements).toContain('The gift card number is complete. You can enter the PIN now.');
  });

  it('leads from the button to the first gap, with its error, and sends nothing', async () => {
    const view = await open();
    await view.type('Gift card number', '6060 1234');
    expect(view.isDisabled('Check balance')).toBe(true);
    await view.press('Check balance');
    expect(view.focused()).toBe(view.field('Gift card number'));
    expect(view.describe(view.field('Gift card number'))).toContain('Enter all 19 digits of the gift card number');
    await view.type('Gift card number', '6060123456789012345');
    expect(view.field('Gift card number').hasAttribute('aria-invalid')).toBe(false);
    expect(view.field('PIN').hasAttribute('aria-invalid')).toBe(false);
    await view.press('Check balance');
    expect(view.focused()).toBe(view.field('PIN'));
    expect(view.describe(view.field('PIN'))).toContain('Enter the 6 digits of the PIN to continue.');
    expect(view.requests()).toHaveLength(0);
  });

  it('asks for the balance and shows it', async () => {
    const view = await open();
    view.script(answer(200, { balance: 25.5, currency: 'USD' }));
    await view.type('Gift card number', '6060123456789012345');
    await view.type('PIN', '123456');
    await view.press('Check balance');
    expect(view.requests()).toHaveLength(1);
    expect(view.text()).toContain('$25.50');
    expect(view.text()).toContain('Gift card ending in 2345');
  });

  it('keeps the number after a failed call, and takes another try', async () => {
    const view = await open();
    view.script(answer(500));
    await view.type('Gift card number', '6060123456789012345');
    await view.type('PIN', '123456');
    await view.press('Check balance');
    expect(view.text()).toContain("We couldn't check the balance");
    expect(view.field('Gift card number').value).toBe('6060 1234 5678 9012 345');
    expect(view.field('PIN').value).toBe('');
    view.script(answer(200, { balance: 3, currency: 'USD' }));
    await view.type('PIN', '123456');
    await view.press('Check balance');
    expect(view.text()).toContain('$3.00');
  });
});
