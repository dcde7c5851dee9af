import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

// The error catalogues of the specifications (spec 1 to 3, §8), as far as docs/deviations.md does not name them.
const catalogue = `
  Please login to access this page|Login error|The login details are incorrect|Sign in successful
  Sign in failed. Please try again.|Sign In failed. Please try again.|Signup failed. Please try again.|Sign-up failed. Please try again.
  Email verification failed. Please try again.|Email verified successfully!|Verification code sent successfully!
  Email verification failed. Please try again or request a new verification code.
  Failed to send verification code. Please try again.
  You have been successfully signed out|An error occurred during sign out
  Company deleted successfully|Company deletion failed|Company not found|No file available to download|Download started
  Failed to download file: {message}|{section} verification updated successfully|Failed to update verification: {message}
  Claim approved successfully|Claim Ownership Rejected Successfully
  Job type not found|Contract duration not found|Skill not found|Work authorization not found|Relation not found|City data not found
  Failed to load data|No data available|Deletion successful|Deletion failed|Status updated successfully|Status update failed
  Failed to fetch countries|Error: {message}
  Upload failed: {message}|Failed to get upload URL|Upload failed with status: {code}|Upload failed for {file}
  {n} file(s) uploaded successfully|Please select a file first|Server error occurred. Please try again later
  Hotlist addition failed|Candidate added successfully|Candidate addition failed
  Failed to save information|Data saving failed. {message}|Failed to save information: {message}|Failed to load company data: {message}
  Failed to delete address: {message}|Failed to delete contact authority: {message}|Something went wrong. Please try again.
  Error saving file reference: {message}|No company data found to complete onboarding|Failed to complete onboarding
  Authentication required to access onboarding|You must be logged in to access the onboarding process
  Authentication required for this step|Invalid address data|Invalid contact data
  Company information updated successfully|Address deleted successfully|Contact authority deleted successfully
  Documentation information updated successfully|Reference information saved successfully!|Onboarding completed successfully!
  No Results Found|Refine your query to discover relevant items`
  .trim()
  .split(/\||\n/)
  .map((one) => one.trim())

// A text that no page says is refused by the test beside this one, so that a translation stands for its use.
it.each(catalogue)('a page says: %s', (text) => {
  const french = JSON.parse(readFileSync(join(import.meta.dirname, 'fr.json'), 'utf8'))
  expect(french).toHaveProperty([text])
})
