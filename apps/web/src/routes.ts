import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes'

/** The one map from path to page file. A new page is a line here, in the block of its area; the rest is generated. */
export const routes = rootRoute('shell/root.tsx', [
  layout('public', 'shell/public/public-layout.tsx', [
    index('features/public/home-page.tsx'),
    route('/about', 'features/public/about-page.tsx'),
    route('/help', 'features/public/help-page.tsx'),
    route('/company/onboarding', 'features/account/onboarding-index.tsx'),
    route('/company/onboarding/onboarding-step-one', 'features/account/step-one-page.tsx'),
    route('/company/onboarding/onboarding-step-two', 'features/account/step-two-page.tsx'),
    route('/error/403', 'shell/errors/forbidden-page.tsx'),
    route('/error/404', 'shell/errors/not-found-page.tsx'),
    route('/error/500', 'shell/errors/server-error-page.tsx'),
  ]),
  layout('auth', 'shell/auth/auth-layout.tsx', [
    route('/admin/auth/sign-in', 'features/session/admin-sign-in-page.tsx'),
    route('/company/auth/sign-in', 'features/session/company-sign-in-page.tsx'),
    route('/company/auth/sign-up', 'features/account/company-sign-up-page.tsx'),
    route('/company/auth/verify-email', 'features/account/verify-email-page.tsx'),
    route('/candidate/auth/sign-up', 'features/account/candidate-sign-up-page.tsx'),
    route('/auth/classic/reset-password', 'features/account/reset-password-page.tsx'),
    route('/company/auth/sign-out', 'features/session/sign-out-page.tsx'),
    route('/candidate/auth/sign-in', 'features/session/candidate-sign-in-page.tsx'),
  ]),
  route('/admin', 'shell/area/admin-area.tsx', [
    route('/dashboard', 'features/dashboard/admin-dashboard-page.tsx'),
    route('/setting/list-{$kind}', 'features/lookup/list-page.tsx'),
    route('/setting/add-{$kind}', 'features/lookup/add-page.tsx'),
    route('/setting/edit-{$kind}/$id', 'features/lookup/edit-page.tsx'),
    route('/address-management/list-{$level}', 'features/address/list-page.tsx'),
    route('/address-management/add-{$level}', 'features/address/add-page.tsx'),
    route('/address-management/edit-{$level}/$id', 'features/address/edit-page.tsx'),
    route('/transfer/list-import', 'features/import/list-page.tsx'),
    route('/transfer/add-import/$kind', 'features/import/add-page.tsx'),
    route('/transfer/view-import/$id', 'features/import/view-page.tsx'),
    route('/transfer/list-export', 'features/export/list-page.tsx'),
    route('/bin', 'features/bin/admin-bin-page.tsx'),
  ]),
  route('/company', 'shell/area/company-area.tsx', [
    route('/dashboard', 'features/dashboard/company-dashboard-page.tsx'),
    route('/onboarding/$step', 'features/onboarding/waiting-page.tsx'),
    route('/hotlist', [
      route('/list-hotlist', 'features/hotlist/list-page.tsx'),
      route('/add-hotlist', 'features/hotlist/add-page.tsx'),
      route('/view-hotlist/$hotListId', 'features/hotlist/view-page.tsx'),
      route('/edit-hotlist/$id', 'features/hotlist/edit-page.tsx'),
      route('/list-candidate', 'features/hotlist/list-candidate-page.tsx'),
    ]),
    route('/candidate', [
      index('features/candidate/choose-page.tsx'),
      route('/list-candidate', 'features/candidate/list-page.tsx'),
      route('/add-candidate', 'features/candidate/add-page.tsx'),
      route('/resume-parsing', 'features/candidate/resume-parsing-page.tsx'),
      route('/view-candidate/$id', 'features/candidate/view-page.tsx'),
      route('/edit-candidate/$id', 'features/candidate/edit-page.tsx'),
    ]),
    route('/bin', 'features/bin/company-bin-page.tsx'),
  ]),
  route('/account', 'shell/area/account-area.tsx', [route('/security', 'features/account/security/security-page.tsx')]),
  route('/candidate', 'shell/area/candidate-area.tsx', [
    route('/dashboard', 'features/dashboard/candidate-dashboard-page.tsx'),
  ]),
])
