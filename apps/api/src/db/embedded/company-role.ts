import postgres from 'postgres'

/**
 * Makes the role in whose name a company's members ask, and lets the pool's role take it: the owner, whom migrations run as, may make none.
 * `superuserUrl` leads to any database of the cluster.
 */
export async function ensureCompanyRole(superuserUrl: string): Promise<void> {
  const admin = postgres(superuserUrl, { max: 1, onnotice: () => {} })
  try {
    const [stands] = await admin`
      select 1 from pg_auth_members
      where roleid = to_regrole('corridor_company') and member = 'corridor_app'::regrole and set_option and not inherit_option`
    if (stands) return
    const [made] = await admin`select to_regrole('corridor_company') is not null as made`
    if (!made?.made) await admin`create role corridor_company nologin`
    await admin`grant corridor_company to corridor_app with inherit false, set true`
  } finally {
    await admin.end()
  }
}
