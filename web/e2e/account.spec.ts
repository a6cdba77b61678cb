import { expect, expectErrors, expectToFit, test, violations } from './fixtures.ts';
import { giveUp, playMageWars } from './player.ts';

const PASSWORD = 'correct horse battery';

test('a guest takes a name, makes an account, signs out and in again', async ({
  page,
  browser,
}, info) => {
  expectErrors('422', '403', '409');
  const login = `ann-${Date.now()}`;
  await page.goto('/');
  await page.getByRole('link', { name: /^Account/ }).click();
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
  await page.screenshot({ path: info.outputPath('account.png'), fullPage: true });
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Name', { exact: true }).fill('Ann');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Account: Ann' })).toBeVisible();

  const register = page.getByRole('region', { name: 'Make an account' });
  await expect(register.getByLabel('Login')).toHaveAttribute('autocomplete', 'username');
  const password = register.getByLabel('Password');
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await register.getByLabel('Login').fill(login);
  await password.fill('short');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(register.getByRole('alert')).toContainText('8 to 200 characters');
  expect(await violations(page)).toEqual([]);
  await password.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Signed in as ${login}.`)).toBeVisible();
  await expect(page.getByText('this browser')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const change = page.getByRole('region', { name: 'Change the password' });
  await change.getByLabel('Old password').fill('something else');
  await change.getByLabel('New password').fill('battery staple');
  await page.keyboard.press('Enter');
  await expect(change.getByRole('alert')).toContainText('The password is wrong.');
  await page.screenshot({ path: info.outputPath('signed-in.png'), fullPage: true });
  await change.getByLabel('Old password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(change.getByText('Changed. Other browsers are signed out.')).toBeVisible();

  // Elsewhere: the login is taken, a wrong password is not told from a wrong login.
  const other = await (await browser.newContext()).newPage();
  await other.goto('/account');
  const again = other.getByRole('region', { name: 'Make an account' });
  await again.getByLabel('Login').fill(login);
  await again.getByLabel('Password').fill(PASSWORD);
  await other.keyboard.press('Enter');
  await expect(again.getByRole('alert')).toContainText('taken');
  const signIn = other.getByRole('region', { name: 'Sign in' });
  await expect(signIn.getByLabel('Password')).toHaveAttribute('autocomplete', 'current-password');
  await signIn.getByLabel('Login').fill(login);
  await signIn.getByLabel('Password').fill('something else');
  await other.keyboard.press('Enter');
  await expect(signIn.getByRole('alert')).toContainText('Login or password is wrong.');
  await signIn.getByLabel('Password').fill('battery staple');
  await other.keyboard.press('Enter');
  await expect(other.getByText(`Signed in as ${login}.`)).toBeVisible();
  await expect(other.getByRole('link', { name: 'Account: Ann' })).toBeVisible();

  // Signed out everywhere from here, the first browser is a guest again.
  await other.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(other.getByRole('region', { name: 'Sign in' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Sign in' })).toBeVisible();
});

test('a profile shows finished games, and leads to them', async ({ page }, info) => {
  await page.goto('/account');
  await page.getByLabel('Name', { exact: true }).fill('Bea');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await playMageWars(page);
  await giveUp(page);
  await expect(page.getByRole('heading', { name: 'Bea gave up.' })).toBeVisible();
  await page.goto('/account');
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Bea', level: 1 })).toBeVisible();
  await expect(page.getByText('No rated game is over yet.')).toBeVisible();
  await page.screenshot({ path: info.outputPath('profile.png') });
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: /Bea gave up/ }).click();
  await expect(page.getByText('The dice were fair')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('account and lobby fit on a phone, and speak German', async ({ page }, info) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/account', '/', '/replays']) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Einen Moment' })).toHaveCount(0);
    const shown = await page.locator('main').innerText();
    expect(shown).not.toMatch(/\b(page|server|hint|about)-[a-z]/);
    expect(await violations(page)).toEqual([]);
    await expectToFit(page);
    await page.screenshot({
      path: info.outputPath(`phone${path.replace('/', '-')}.png`),
      fullPage: true,
    });
  }
});
